import type { WillContent } from "@heirlock/domain/wills/content";
import { Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { Avatar } from "../../../ui/display/avatar.tsx";
import { Checkbox } from "../../../ui/forms/checkbox.tsx";
import { FieldGroup } from "../../../ui/forms/field.tsx";
import { Select } from "../../../ui/forms/select.tsx";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import { FoldRow, FoldRows } from "../../../ui/layout/fold-row.tsx";
import { AboutYouFields, isAboutYouMissing } from "./about-you.tsx";
import { useBuilder } from "./builder-context.ts";
import { childrenIn } from "./first-content.ts";
import { usePersonName } from "./people.ts";
import { withoutStrays } from "./refs.ts";
import { AddWho, useNamed, WhoField } from "./who-field.tsx";

/** Who carries the will out, who looks after the children, and who you are on paper. */
export function PeopleStep() {
  const { t } = useTranslation("wills/builder");
  const { draft } = useBuilder();
  const { witnesses, testator } = draft.content;
  const nameOf = usePersonName();
  return (
    <div className="grid min-w-0 gap-5">
      <ExecutorsCard />
      <ChildrenCard />
      <FoldRows>
        <FoldRow
          title={t("witnesses.title")}
          text={witnesses.length > 0 ? witnesses.map(nameOf).join(", ") : t("witnesses.later")}
        >
          <Witnesses />
        </FoldRow>
        <FoldRow
          title={t("about.title")}
          text={testator.fullName || t("about.noName")}
          opens={isAboutYouMissing(testator)}
        >
          <AboutYouFields />
        </FoldRow>
      </FoldRows>
    </div>
  );
}

function ExecutorsCard() {
  const { t } = useTranslation("wills/builder");
  const { draft, change } = useBuilder();
  const { executors } = draft.content;
  const nameOf = usePersonName();
  return (
    <Card as="section" aria-labelledby="executors" className="grid gap-4">
      <CardHeader id="executors" title={t("executors.title")} description={t("executors.why")} className="mb-0!" />
      {executors.length > 0 && (
        <ol className="divide-y divide-line" aria-label={t("executors.title")}>
          {executors.map(({ person, isSubstitute }) => (
            <li key={person} className="flex items-center gap-3 py-2">
              <Avatar name={nameOf(person)} />
              <span className="min-w-0 flex-1">
                <bdi className="block font-semibold">{nameOf(person)}</bdi>
                <span className="text-meta text-ink-2">{t(isSubstitute ? "executors.then" : "executors.first")}</span>
              </span>
              <IconButton
                icon={Trash2}
                label={t("executors.remove", { name: nameOf(person) })}
                onClick={() => change((content) => withoutExecutor(content, person))}
              />
            </li>
          ))}
        </ol>
      )}
      <AddWho
        label={t(executors.length === 0 ? "executors.choose" : "executors.addThen")}
        without={executors.map(({ person }) => person)}
        onAdd={(add) =>
          change((content) => {
            const { content: next, ref } = add(content);
            const executor = { person: ref, isSubstitute: next.executors.length > 0 };
            return { ...next, executors: [...next.executors, executor] };
          })
        }
      />
    </Card>
  );
}

/** The first of those who are left is the one who is asked first. */
function withoutExecutor(content: WillContent, person: string): WillContent {
  const left = content.executors.filter((one) => one.person !== person);
  return withoutStrays({ ...content, executors: left.map((one, at) => ({ ...one, isSubstitute: at > 0 })) });
}

const ages = ["18", "21", "25", "30"];

/** Only for those who have children: who of them is under age, and who looks after them. */
function ChildrenCard() {
  const { t } = useTranslation("wills/builder");
  const { draft, change } = useBuilder();
  const nameOf = usePersonName();
  const named = useNamed();
  const children = childrenIn(draft.content);
  if (children.length === 0) return null;
  const minors = children.filter(({ isMinor }) => isMinor).map(({ child }) => child.id);
  const untold = children.filter(({ child }) => child.birthDate === null);
  const { guardians, receiveAge } = draft.content;
  const [first] = guardians;
  const setMinor = (id: string, minor: boolean) =>
    change((content) => ({
      ...content,
      people: content.people.map((one) =>
        one.id === id && one.kin ? { ...one, kin: { ...one.kin, facts: { ...one.kin.facts, minor } } } : one,
      ),
      guardians: minor
        ? first
          ? [...content.guardians, { ...first, of: id }]
          : content.guardians
        : content.guardians.filter(({ of }) => of !== id),
    }));
  const setGuardians = (content: WillContent, guardian: string | null, substitute: string | null) =>
    withoutStrays({ ...content, guardians: guardian ? minors.map((of) => ({ of, guardian, substitute })) : [] });
  return (
    <Card as="section" aria-labelledby="children" className="grid gap-5">
      <CardHeader id="children" title={t("children.title")} description={t("children.why")} className="mb-0!" />
      {untold.length > 0 && (
        <FieldGroup label={t("children.which")}>
          {untold.map(({ child, isMinor }) => (
            <Checkbox
              key={child.id}
              label={<bdi>{nameOf(child.id)}</bdi>}
              checked={isMinor}
              onCheckedChange={(checked) => setMinor(child.id, checked)}
            />
          ))}
        </FieldGroup>
      )}
      {minors.length > 0 && (
        <>
          <WhoField
            label={t("children.guardian")}
            hint={t("children.guardianWhy")}
            none={t("children.nobody")}
            without={minors}
            value={first ? { ref: first.guardian } : null}
            onValueChange={(who) =>
              change((content) => {
                const { content: next, ref } = named(content, who);
                return setGuardians(next, ref, first?.substitute ?? null);
              })
            }
          />
          {first && (
            <WhoField
              label={t("children.then", { name: nameOf(first.guardian) })}
              none={t("children.nobody")}
              without={[...minors, first.guardian]}
              value={first.substitute === null ? null : { ref: first.substitute }}
              onValueChange={(who) =>
                change((content) => {
                  const { content: next, ref } = named(content, who);
                  return setGuardians(next, first.guardian, ref);
                })
              }
            />
          )}
          <Select
            label={t("children.age")}
            hint={t("children.ageWhy")}
            options={[
              { value: "law", label: t("children.ageLaw") },
              ...ages.map((age) => ({ value: age, label: t("children.ageOf", { age }) })),
            ]}
            value={receiveAge === null ? "law" : String(receiveAge)}
            onValueChange={(age) =>
              change((content) => ({ ...content, receiveAge: age === "law" ? null : Number(age) }))
            }
          />
        </>
      )}
    </Card>
  );
}

function Witnesses() {
  const { t } = useTranslation("wills/builder");
  const { draft, change } = useBuilder();
  const nameOf = usePersonName();
  const { witnesses } = draft.content;
  return (
    <>
      <p className="text-ink-2">{t("witnesses.why")}</p>
      {witnesses.length > 0 && (
        <ul className="divide-y divide-line" aria-label={t("witnesses.title")}>
          {witnesses.map((person) => (
            <li key={person} className="flex items-center gap-3 py-1.5">
              <bdi className="min-w-0 flex-1 font-semibold">{nameOf(person)}</bdi>
              <IconButton
                icon={Trash2}
                label={t("witnesses.remove", { name: nameOf(person) })}
                onClick={() =>
                  change((content) =>
                    withoutStrays({ ...content, witnesses: content.witnesses.filter((one) => one !== person) }),
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
      <AddWho
        label={t("witnesses.add")}
        without={witnesses}
        onAdd={(add) =>
          change((content) => {
            const { content: next, ref } = add(content);
            return { ...next, witnesses: [...next.witnesses, ref] };
          })
        }
      />
    </>
  );
}
