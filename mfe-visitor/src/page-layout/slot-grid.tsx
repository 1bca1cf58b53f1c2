import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Appointment } from '@dswine/shared/contract/appointments';
import { maxSlots } from '@dswine/shared/fair/forms/appointment-forms';
import { slotEnd, slotsOf } from '@dswine/shared/fair/show/appointment-slots';
import { timesOf } from '@dswine/shared/fair/lists/appointments-storage';
import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { dayOf, writeShortDay, writeTime } from '@dswine/shared/fair/texts/dates';
import { useFormView } from '@dswine/shared/form/form-context';
import { splitValues } from '@dswine/shared/form/join-values';
import { useKnownAppointments } from '@dswine/shared/section/appointments';
import { useMyList } from '@dswine/shared/section/my-list';
import { useNow, useSite, useTranslations } from '@dswine/shared/section/runtime';
import { useHydrated } from '@dswine/shared/ui/use-hydrated';
import styles from './slot-grid.module.scss';
import { writeSlot } from '@dswine/shared/fair/show/write-slot';

type Props = {
  /** The half-hours that can be chosen. */
  open: readonly string[];
  hint: string;
  /** The visitor's appointment that is to be moved. */
  moved?: Appointment | undefined;
  /** For the exhibitor, who sees nothing of what this device has saved. */
  plain?: boolean;
};

/**
 * Half-hours by day, of which up to three are chosen. Says which the exhibitor has given away, and
 * which are at the same time as what this device has saved.
 */
export function SlotGrid({ open, hint, moved, plain = false }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  const { idOf, labelOf, sentence } = useFormView();
  const clashes = useClashes(moved?.Id);
  const clashesOf = (slot: string) => (plain ? [] : clashes(slot));
  const { table, chosen, isFull } = useChosen();
  const id = idOf('Slots');
  const error = sentence('Slots');
  return (
    <fieldset
      className={`dw-form__choices ${styles.slots}`}
      aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
    >
      <legend>{labelOf('Slots')}</legend>
      <p className="dw-field__hint" id={`${id}-hint`}>
        {hint}
      </p>
      <table className={styles.grid} ref={table} onKeyDown={moveFocus}>
        <Rows open={open} moved={moved} chosen={chosen} clashesOf={clashesOf} />
      </table>
      {plain ? null : <p className={styles.key}>{t('slots.legend')}</p>}
      <p className={styles.keys}>{t('slots.keys')}</p>
      <div role="status" className={styles.notes}>
        {isFull ? <p>{t('slots.most')}</p> : null}
        {chosen.flatMap((slot) =>
          clashesOf(slot).map(({ title, start, end }) => (
            <p key={slot + title + start}>
              {t('slots.clash', {
                slot: writeSlot(slot, locale),
                title,
                start: writeTime(start),
                end: writeTime(end),
              })}
            </p>
          )),
        )}
      </div>
      {error ? (
        <span className="dw-field__error" id={`${id}-error`}>
          {error}
        </span>
      ) : null}
    </fieldset>
  );
}

type RowsProps = Pick<Props, 'open' | 'moved'> & {
  chosen: readonly string[];
  clashesOf: (slot: string) => readonly Clash[];
};

function Rows({ open, moved, chosen, clashesOf }: RowsProps) {
  const t = useTranslations();
  const { locale, edition } = useSite();
  const now = Date.parse(useNow());
  const [focused, setFocused] = useState<string>();
  const hydrated = useHydrated();
  const slots = slotsOf(edition?.Hours ?? []).filter(
    (slot) => Date.parse(slotEnd(slot)) > now || open.includes(slot),
  );
  const days = [...new Set(slots.map(dayOf))];
  const times = [...new Set(slots.map(writeTime))].sort();
  // One stop of the tab key; arrow keys move from there.
  const stop = [focused, chosen[0], open[0]].find((slot) => slot && open.includes(slot));
  return (
    <>
      <thead>
        <tr>
          <th scope="col">
            <span className="dw-hidden">{t('slots.time')}</span>
          </th>
          {days.map((day) => (
            <th key={day} scope="col">
              {writeShortDay(day, locale)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {times.map((time) => (
          <tr key={time}>
            <th scope="row">{time}</th>
            {days.map((day) => {
              const slot = slots.find((one) => dayOf(one) === day && writeTime(one) === time);
              if (slot === undefined) return <td key={day} />;
              if (!open.includes(slot))
                return (
                  <td key={day} className={styles.closed}>
                    {slot === moved?.Slot
                      ? t('slots.own')
                      : t(Date.parse(slot) <= now ? 'slots.past' : 'slots.taken')}
                  </td>
                );
              return (
                <Cell
                  key={day}
                  slot={slot}
                  isFirst={slot === open[0]}
                  isRequested={moved?.State === 'requested' && moved.Slots.includes(slot)}
                  isStop={!hydrated || slot === stop}
                  clash={clashesOf(slot)[0]}
                  focus={() => setFocused(slot)}
                />
              );
            })}
          </tr>
        ))}
      </tbody>
    </>
  );
}

type CellProps = {
  slot: string;
  /** The error summary links to the first one. */
  isFirst: boolean;
  isRequested: boolean;
  isStop: boolean;
  clash: Clash | undefined;
  focus: () => void;
};

function Cell({ slot, isFirst, isRequested, isStop, clash, focus }: CellProps) {
  const t = useTranslations();
  const { locale } = useSite();
  const { idOf, value } = useFormView();
  const before = value('Slots');
  return (
    <td data-clash={clash ? '' : undefined}>
      <label>
        <input
          type="checkbox"
          name="Slots"
          id={isFirst ? idOf('Slots') : undefined}
          value={slot}
          defaultChecked={before === undefined ? isRequested : splitValues(before).includes(slot)}
          tabIndex={isStop ? undefined : -1}
          onFocus={focus}
        />
        <span className="dw-hidden">{writeSlot(slot, locale)} </span>
        {clash ? <small>{t(`slots.${clash.kind}`)}</small> : null}
      </label>
    </td>
  );
}

type Clash = { kind: 'event' | 'meeting'; title: string; start: string; end: string };

/** What this device has saved or asked for at the time of a slot, but the appointment itself. */
function useClashes(except: string | undefined): (slot: string) => Clash[] {
  const { locale } = useSite();
  const { entries = [] } = useMyList();
  const appointments = useKnownAppointments() ?? [];
  const saved = [
    ...entries.flatMap(({ names, id, start, end, isDeleted }): Clash[] =>
      isDeleted || start === undefined || end === undefined
        ? []
        : [{ kind: 'event', title: inLocale(names, locale) || id, start, end }],
    ),
    ...appointments
      .filter(({ Id }) => Id !== except)
      .flatMap((one) =>
        timesOf(one).map(({ slot }): Clash => {
          return { kind: 'meeting', title: one.Exhibitor.Name, start: slot, end: slotEnd(slot) };
        }),
      ),
  ];
  return (slot) =>
    saved.filter(
      ({ start, end }) =>
        Date.parse(start) < Date.parse(slotEnd(slot)) && Date.parse(end) > Date.parse(slot),
    );
}

/** The chosen half-hours. One more than allowed is taken back, and said. */
function useChosen() {
  const table = useRef<HTMLTableElement>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const element = table.current;
    if (!element) return undefined;
    const ticked = () =>
      [...element.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);
    const read = ({ target }: Event) => {
      const isTooMany = ticked().length > maxSlots;
      if (isTooMany && target instanceof HTMLInputElement) target.checked = false;
      setFull(isTooMany);
      setChosen(ticked());
    };
    setChosen(ticked());
    // A restored draft causes events that do not bubble.
    element.addEventListener('input', read, true);
    return () => element.removeEventListener('input', read, true);
  }, []);
  return { table, chosen, isFull };
}

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** To the next half-hour in the direction of an arrow key that can be chosen. */
function moveFocus(event: KeyboardEvent<HTMLTableElement>): void {
  const step = steps[event.key];
  const cell = event.target instanceof Element ? event.target.closest('td') : null;
  if (!step || !(cell?.parentElement instanceof HTMLTableRowElement)) return;
  event.preventDefault();
  const { rows } = event.currentTarget;
  let [row, column] = [cell.parentElement.rowIndex, cell.cellIndex];
  for (;;) {
    row += step[0];
    column += step[1];
    const next = rows[row]?.cells[column];
    if (!next) return;
    const input = next.querySelector('input');
    if (input) return input.focus();
  }
}
