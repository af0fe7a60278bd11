/** The people of the demo. The password is the same for all and at every start; it is printed with them. */
export const demoPassword = "Cedar-Lantern-4826!";

export const nadia = {
  email: "nadia@demo.heirlock.test",
  firstName: "Nadia",
  lastName: "Haddad",
  profile: { country: "LB", nationality: "LB", date_of_birth: "1958-03-14", main_currency: "USD", language: "en" },
} as const;

export const samir = {
  email: "samir@demo.heirlock.test",
  firstName: "Samir",
  lastName: "Haddad",
  profile: { country: "FR", nationality: "LB", date_of_birth: "1988-09-02", main_currency: "EUR", language: "en" },
} as const;

/** A member who may open a plan of her own, and then has two sides. */
export const amal = {
  email: "amal@demo.heirlock.test",
  firstName: "Amal",
  lastName: "Khoury",
  profile: { country: "LB", nationality: "LB", date_of_birth: "1961-06-21", main_currency: "USD", language: "en" },
} as const;
