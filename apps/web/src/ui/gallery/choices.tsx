import { Building2, Car, Gem } from "lucide-react";
import { useState } from "react";
import { Checkbox } from "../forms/checkbox.tsx";
import { RadioCards, RadioGroup } from "../forms/radio-group.tsx";
import { RadioTiles } from "../forms/radio-tiles.tsx";
import { Segmented } from "../forms/segmented.tsx";
import { Switch } from "../forms/switch.tsx";
import { Card } from "../layout/card.tsx";
import { FilterPills } from "../lists/filter-pills.tsx";
import { useSamples } from "./samples.ts";

const icons = [Building2, Car, Gem];
const tones = ["primary", "info", "brass"] as const;

export function Choices() {
  const s = useSamples();
  const [kind, setKind] = useState("0");
  const [subtype, setSubtype] = useState("0");
  const [access, setAccess] = useState("1");
  const [level, setLevel] = useState("1");
  const [address, setAddress] = useState("0");
  const [pill, setPill] = useState("0");
  return (
    <Card className="grid gap-7 md:grid-cols-2 md:items-start">
      <div className="grid gap-5">
        <Segmented
          block
          label={s.what}
          options={s.kinds.map((label, i) => ({ value: String(i), label }))}
          value={kind}
          onValueChange={setKind}
        />
        <RadioCards
          label={s.what}
          options={s.subtypes.map(([label, description], i) => ({
            value: String(i),
            label,
            description,
            icon: icons[i],
            iconTone: tones[i],
          }))}
          value={subtype}
          onValueChange={setSubtype}
        />
        <RadioTiles
          label={s.what}
          options={s.subtypes.map(([label], i) => ({ value: String(i), label, icon: icons[i] }))}
          value={subtype}
          onValueChange={setSubtype}
        />
        <RadioCards
          inline
          label={s.level}
          options={s.levels.map((label, i) => ({ value: String(i), label, disabled: i === 2 }))}
          value={level}
          onValueChange={setLevel}
        />
      </div>
      <div className="grid gap-5">
        <Segmented
          block
          showLabel
          label={s.level}
          options={s.levels.map((label, i) => ({ value: String(i), label }))}
          value={level}
          onValueChange={setLevel}
        />
        <RadioGroup
          label={s.address}
          options={s.addresses.map((label, i) => ({ value: String(i), label, disabled: i === 2 }))}
          value={address}
          onValueChange={setAddress}
        />
        <FilterPills
          label={s.search}
          options={s.kinds.map((label, i) => ({ value: String(i), label }))}
          value={pill}
          onValueChange={setPill}
        />
        <div>
          <Checkbox label={s.trust} description={s.trustText} defaultChecked />
          <Checkbox label={s.hide} />
          <Checkbox label={s.tell} indeterminate />
          <Checkbox label={s.readOnly} disabled defaultChecked />
        </div>
        <Checkbox label={s.agree} error={s.agreeError} />
        <div>
          <Switch label={s.hide} description={s.hideText} defaultChecked />
          <Switch label={s.tell} />
          <Switch label={s.readOnly} disabled />
        </div>
      </div>
      <div className="md:col-span-2">
        <RadioCards
          label={s.when}
          columns={3}
          options={s.access.map(([label, description], i) => ({ value: String(i), label, description }))}
          value={access}
          onValueChange={setAccess}
        />
      </div>
    </Card>
  );
}
