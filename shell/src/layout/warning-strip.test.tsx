import { screen } from '@testing-library/react';
import { renderInShell } from './shell.fixture.tsx';
import { WarningStrip } from './warning-strip.tsx';

it.each([
  ['tw', '/', '酒後找代駕 平安送到家'],
  [
    'en',
    '/en',
    'Don’t drink and drive. Excessive drinking harms your health. Use a designated driver.',
  ],
] as const)(
  'shows only the statutory warning in the strip in %s, and the companion line before it',
  (locale, path, companion) => {
    const { container } = renderInShell(<WarningStrip />, { locale, path });
    const strip = container.querySelector('.site-warning-text');
    expect(strip).toHaveTextContent(/^禁止酒駕 飲酒過量，有害健康$/);
    expect(strip).toHaveAttribute('lang', 'zh-Hant-TW');
    expect(strip?.querySelectorAll('a, button, img')).toHaveLength(0);
    expect(screen.getByRole('complementary')).toContainElement(
      container.querySelector('.site-warning-text'),
    );
    const line = screen.getByText(companion);
    expect(strip).not.toContainElement(line);
    expect(line.nextElementSibling).toBe(strip);
  },
);
