import { type AccountService, accountServices, type DigitalAccount } from "@heirlock/domain/wills/content";
import { ExternalLink, Plus, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { RadioCards } from "../../../ui/forms/radio-group.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { useBuilder } from "./builder-context.ts";
import { newRef } from "./refs.ts";

/** Where each service lets one name somebody; what is set there goes before a will. */
const tools: Readonly<Partial<Record<AccountService, string>>> = {
  google: "https://myaccount.google.com/inactive",
  apple: "https://support.apple.com/102631",
  facebook: "https://www.facebook.com/help/1568013990080948",
};

/** Accounts with a tool of their own, and what is set there. */
export function AccountRows() {
  const { t } = useTranslation("wills/builder");
  const { draft, change } = useBuilder();
  const { accounts } = draft.content;
  const add = (service: AccountService) =>
    change((content) => ({
      ...content,
      accounts: [
        ...content.accounts,
        { id: newRef(content, "a"), service, name: "", isDesignated: null, designee: "", wishes: "" },
      ],
    }));
  return (
    <>
      <p className="text-ink-2">{t("accounts.why")}</p>
      {accounts.map((account) => (
        <AccountFields key={account.id} account={account} />
      ))}
      <div className="flex flex-wrap gap-2.5">
        {accountServices
          .filter((service) => service === "other" || !accounts.some((one) => one.service === service))
          .map((service) => (
            <Button key={service} variant="secondary" size="sm" icon={Plus} onClick={() => add(service)}>
              {t(`accounts.service.${service}`)}
            </Button>
          ))}
      </div>
    </>
  );
}

function AccountFields({ account }: { account: DigitalAccount }) {
  const { t } = useTranslation("wills/builder");
  const { change } = useBuilder();
  const { id, service, name, isDesignated, designee, wishes } = account;
  const title = service === "other" ? name || t("accounts.service.other") : t(`accounts.service.${service}`);
  const set = (part: Partial<DigitalAccount>, field?: string) =>
    change(
      (content) => ({
        ...content,
        accounts: content.accounts.map((one) => (one.id === id ? { ...one, ...part } : one)),
      }),
      field && `${id}-${field}`,
    );
  const tool = tools[service];
  return (
    <div className="grid gap-4 rounded-md border border-line px-4 py-3.5">
      <div className="flex items-center gap-3">
        <bdi className="min-w-0 flex-1 font-semibold">{title}</bdi>
        <IconButton
          icon={Trash2}
          label={t("accounts.remove", { name: title })}
          onClick={() =>
            change((content) => ({ ...content, accounts: content.accounts.filter((one) => one.id !== id) }))
          }
        />
      </div>
      {service === "other" && (
        <TextField
          label={t("accounts.name")}
          maxLength={200}
          value={name}
          onChange={(event) => set({ name: event.target.value }, "name")}
        />
      )}
      {tool && (
        <>
          <RadioCards
            inline
            label={t("accounts.designated", { service: title })}
            options={[
              { value: "yes", label: t("accounts.yes") },
              { value: "no", label: t("accounts.no") },
              { value: "unknown", label: t("accounts.unknown") },
            ]}
            value={isDesignated === null ? "unknown" : isDesignated ? "yes" : "no"}
            onValueChange={(value) => set({ isDesignated: value === "unknown" ? null : value === "yes" })}
          />
          {isDesignated === true ? (
            <>
              <TextField
                label={t("accounts.designee")}
                maxLength={200}
                value={designee}
                onChange={(event) => set({ designee: event.target.value }, "designee")}
              />
              <Alert tone="info">{t("accounts.overrides", { service: title })}</Alert>
            </>
          ) : (
            <Button
              variant="ghost"
              size="sm"
              iconEnd={ExternalLink}
              className="-ms-3 justify-self-start"
              render={<a href={tool} target="_blank" rel="noreferrer" />}
            >
              {t("accounts.howTo", { service: title })}
            </Button>
          )}
        </>
      )}
      <TextField
        label={t("accounts.wishes")}
        mark="optional"
        maxLength={2000}
        value={wishes}
        onChange={(event) => set({ wishes: event.target.value }, "wishes")}
      />
    </div>
  );
}
