/** Each frame has one main element with this id; the skip link leads to it. */
export const mainId = "main";
