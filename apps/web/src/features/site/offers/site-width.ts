/** The width of the public pages and their header and footer. */
export const siteWidth = "mx-auto w-full max-w-[1200px] px-5 md:px-9";
