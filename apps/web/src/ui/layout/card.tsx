import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";

export interface CardProps extends ComponentProps<"div"> {
  tone?: "plain" | "flat" | "tint" | "brass" | "dashed" | undefined;
  as?: "div" | "section" | "article" | "li" | "form" | undefined;
}

const tones = {
  plain: "border-line bg-surface shadow-e1",
  flat: "border-line bg-surface",
  tint: "border-primary-line bg-primary-tint",
  brass: "border-brass-line bg-brass-tint",
  dashed: "border-dashed border-line-strong bg-sunken",
};

export function Card({ tone = "plain", as = "div", className, ...rest }: CardProps) {
  // The element is one of five block elements with the same attributes; React's types cannot say that.
  const Element = as as "div";
  return (
    <Element
      data-slot="card"
      data-tone={tone}
      className={clsx("min-w-0 rounded-lg border px-4.5 py-5 md:p-6", tones[tone], className)}
      {...rest}
    />
  );
}

export interface CardHeaderProps {
  title: ReactNode;
  /** 2 directly under the page's h1, 3 inside a section. */
  level?: 2 | 3 | undefined;
  id?: string | undefined;
  description?: ReactNode;
  /** A link, badge or button at the end of the line. */
  action?: ReactNode;
  icon?: ReactNode;
  className?: string | undefined;
}

export function CardHeader({ title, level = 2, id, description, action, icon, className }: CardHeaderProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <div
      className={clsx(
        "mb-4 flex justify-between gap-3.5",
        icon && !description ? "items-center" : "items-start",
        className,
      )}
    >
      {icon}
      <div className="min-w-0 flex-1">
        <Heading id={id} className="text-h3">
          {title}
        </Heading>
        {description && <p className="mt-1.5 text-ink-2">{description}</p>}
      </div>
      {action && <div className="-my-2 flex-none *:[a]:inline-flex *:[a]:min-h-11 *:[a]:items-center">{action}</div>}
    </div>
  );
}

export interface CardSectionProps {
  title: ReactNode;
  text?: ReactNode;
  id?: string | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** One topic of a form: heading and help at the start, fields at the end; one column on phones. */
export function CardSection({ title, text, id, children, className }: CardSectionProps) {
  return (
    <Card
      as="section"
      aria-labelledby={id}
      className={clsx("grid gap-5 md:grid-cols-[minmax(0,1fr)_minmax(0,2.3fr)] md:gap-8", className)}
    >
      <div>
        <h2 id={id} className="text-h3">
          {title}
        </h2>
        {text && <p className="mt-1.5 text-ink-2">{text}</p>}
      </div>
      <div className="grid min-w-0 content-start gap-5">{children}</div>
    </Card>
  );
}
