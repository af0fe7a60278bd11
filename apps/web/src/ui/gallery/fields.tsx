import type { Currency } from "@heirlock/domain/money";
import { useState } from "react";
import { CountryPicker } from "../forms/country-picker.tsx";
import { CurrencySelect } from "../forms/currency-select.tsx";
import { DateField } from "../forms/date-field.tsx";
import { MoneyField } from "../forms/money-field.tsx";
import { PasswordField } from "../forms/password-field.tsx";
import { SearchField } from "../forms/search-field.tsx";
import { Select } from "../forms/select.tsx";
import { TextArea } from "../forms/text-area.tsx";
import { TextField } from "../forms/text-field.tsx";
import { Card } from "../layout/card.tsx";
import { useSamples } from "./samples.ts";

export function Fields() {
  const s = useSamples();
  const [amount, setAmount] = useState("180000");
  const [wrong, setWrong] = useState("a lot");
  const [currency, setCurrency] = useState<Currency>("USD");
  const [date, setDate] = useState("1971-06-09");
  const [badDate, setBadDate] = useState("1971-02-30");
  const [country, setCountry] = useState<string | null>("LB");
  const [address, setAddress] = useState<string | null>(null);
  const [search, setSearch] = useState("Rue");
  const [text, setText] = useState(s.cardText);
  return (
    <Card className="grid gap-6 md:grid-cols-2 md:items-start">
      <TextField label={s.firstName} defaultValue={s.name} autoComplete="off" />
      <TextField
        label={s.email}
        hint={s.emailHint}
        type="email"
        defaultValue="nadia.haddad@example.com"
        autoComplete="off"
      />
      <TextField label={s.email} error={s.emailError} type="email" defaultValue="nadia.haddad" autoComplete="off" />
      <TextField label={s.phone} mark="recommended" type="tel" placeholder="+961" autoComplete="off" />
      <PasswordField
        label={s.password}
        autoComplete="current-password"
        defaultValue="olive-grove-rst"
        aside={<a href="#fields">{s.forgot}</a>}
      />
      <TextField label={s.readOnly} defaultValue={s.name} disabled />
      <MoneyField
        label={s.value}
        hint={s.valueHint}
        mark="optional"
        value={amount}
        onValueChange={setAmount}
        currency={currency}
        onCurrencyChange={setCurrency}
      />
      <MoneyField label={s.value} error={s.valueError} value={wrong} onValueChange={setWrong} currency="EUR" />
      <DateField legend={s.birth} hint={s.birthHint} value={date} onValueChange={setDate} birthday />
      <DateField legend={s.birth} error={s.birthError} value={badDate} onValueChange={setBadDate} />
      <CountryPicker label={s.country} hint={s.countryHint} value={country} onValueChange={setCountry} />
      <CurrencySelect value={currency} onValueChange={setCurrency} />
      <Select
        label={s.address}
        options={s.addresses.map((label) => ({ value: label, label }))}
        value={address}
        onValueChange={setAddress}
      />
      <SearchField label={s.search} value={search} onValueChange={setSearch} />
      <TextArea
        label={s.description}
        hint={s.descriptionHint}
        mark="optional"
        value={text}
        limit={200}
        onChange={(event) => setText(event.target.value)}
      />
      <TextArea label={s.description} defaultValue={s.cardText} limit={40} error={s.emailError} />
    </Card>
  );
}
