import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { filterMessages, useMessages } from './ui-messages.ts';

type Props = {
  /** Element id, which the button names. */
  id: string;
  action: string;
  /** Called on a phone after each choice. */
  onChoose?: (choices: FormData) => void;
  /** Label of its button; by default "apply". */
  apply?: string | undefined;
  /** The groups of choices, and hidden inputs for what a new choice keeps. */
  children: ReactNode;
};

/**
 * The filters of a list as a GET form: a sidebar on a desktop, where each change submits it; on a
 * phone a sheet that `FilterSheetButton` opens, which covers the list, so that its own button
 * submits all changes. The sheet is a native popover, so it works without JavaScript.
 */
export function FilterSheet({ id, action, onChoose, apply, children }: Props) {
  const t = useMessages(filterMessages);
  const sheet = useRef<HTMLFormElement>(null);
  // The reader may have chosen before hydration.
  useEffect(() => {
    if (sheet.current && hasNewChoice(sheet.current) && isDesktop()) sheet.current.requestSubmit();
  }, []);
  return (
    <form
      ref={sheet}
      id={id}
      popover="auto"
      className="dw-filters"
      method="get"
      action={action}
      aria-labelledby={`${id}-title`}
      onChange={({ currentTarget }) => {
        if (isDesktop()) currentTarget.requestSubmit();
        else onChoose?.(new FormData(currentTarget));
      }}
      onSubmit={() => close(sheet.current)}
      // It covers what would be focused.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close(currentTarget);
      }}
    >
      <div className="dw-filters__head">
        <h2 id={`${id}-title`}>{t.title}</h2>
        <Button kind="quiet" small popoverTarget={id} popoverTargetAction="hide">
          {t.close}
        </Button>
      </div>
      <div className="dw-filters__groups">{children}</div>
      <div className="dw-filters__foot">
        <Button type="submit">{apply ?? t.apply}</Button>
      </div>
    </form>
  );
}

/** Opens the sheet on a phone. It is beside the count, where it covers nothing. */
export function FilterSheetButton({ id, chosen }: { id: string; chosen: number }) {
  const t = useMessages(filterMessages);
  return (
    <div className="dw-filters-button">
      <Button popoverTarget={id}>
        <svg
          viewBox="0 0 16 16"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          aria-hidden="true"
          focusable="false"
        >
          <path d="M0 4h7M11 4h5M0 12h3M7 12h9" />
          <circle cx="9" cy="4" r="2" />
          <circle cx="5" cy="12" r="2" />
        </svg>
        {chosen === 0 ? t.open : t.openChosen(chosen)}
      </Button>
    </div>
  );
}

/** Whether a choice is not the one that the page was rendered for. */
function hasNewChoice(form: HTMLFormElement): boolean {
  return [...form.querySelectorAll('input')].some(
    (input) => input.checked !== input.defaultChecked,
  );
}

const isDesktop = () => window.matchMedia('(min-width: 992px)').matches;

function close(sheet: HTMLElement | null): void {
  // The first browsers with popovers throw if it is not open.
  if (sheet && 'hidePopover' in sheet && sheet.matches(':popover-open')) sheet.hidePopover();
}
