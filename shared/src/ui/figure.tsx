type Props = { figures: readonly { value: string; unit?: string | undefined; label: string }[] };

/** Large statistics. `value` is already formatted for the locale. */
export function Figures({ figures }: Props) {
  return (
    <dl className="dw-figures">
      {figures.map((figure) => (
        <div className="dw-figure" key={figure.label}>
          <dt>{figure.label}</dt>
          <dd>
            {figure.value}
            {figure.unit === undefined ? null : <small>{figure.unit}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
