import styles from './lightbox.module.scss';

type Icon = 'previous' | 'next' | 'smaller' | 'larger' | 'close';
type Props = { icon: Icon; label: string; disabled?: boolean; onPress: () => void };

/**
 * A button of the lightbox. `aria-disabled` instead of `disabled` keeps the focus at the first and
 * last photo.
 */
export function LightboxButton({ icon, label, disabled = false, onPress }: Props) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={() => {
        if (!disabled) onPress();
      }}
    >
      <svg
        viewBox="0 0 20 20"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        aria-hidden="true"
        focusable="false"
      >
        <path d={iconPaths[icon]} />
      </svg>
    </button>
  );
}

const glass = 'M13 13l4.5 4.5M14.5 8.500a6 6 0 1 1-12 0 6 6 0 0 1 12 0zM6 8.500h5';
const iconPaths: Record<Icon, string> = {
  previous: 'M12.5 4 6.5 10l6 6',
  next: 'M7.5 4l6 6-6 6',
  smaller: glass,
  larger: `${glass}M8.5 6v5`,
  close: 'M4.5 4.500l11 11M15.5 4.500l-11 11',
};
