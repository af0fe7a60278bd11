/**
 * Words of this product and its subject, which somebody who guesses tries first (ASVS 5.0, 6.1.2 and 6.2.11): its name,
 * its pages and roles, in the languages it speaks. In lower case, letters only.
 */
export const ownWords: readonly string[] = [
  "heirlock heir lock my our the mon ma mes mi mis",
  "vault will wills lastwill testament estate legacy inheritance heritage asset assets",
  "holder willholder executor beneficiary guardian witness trustee lawyer member",
  "recovery kit recoverykit account dashboard secure secret login signin",
  "coffre succession heritier héritier testateur executeur exécuteur compte",
  "boveda bóveda testamento herencia heredero albacea beneficiario cuenta",
  "خزنة وصية ميراث وارث ورثة حساب حسابي وصيتي",
].flatMap((line) => line.split(" "));
