/**
 * An address or number as it is shown back: enough for its owner to know it again, too little for anybody else to use.
 * The dots are always four, so that they do not tell a length.
 */
const hidden = "••••";

/** "nadia@example.org" as "n••••@example.org". */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const [first = ""] = email;
  return `${first}${hidden}${email.slice(at)}`;
}

/** "+33612345678" as "•••• 78". */
export function maskPhone(phone: string): string {
  return `${hidden} ${phone.slice(-2)}`;
}
