import { render, screen } from '@testing-library/react';
import { Picture, type PictureRecord } from './picture.tsx';

const photo: PictureRecord = {
  Src: '/api/expo/Picture/DSWINE2026/news/5-2-0a1b2c3d-1440.webp',
  Widths: [368, 720, 1440],
  Width: 800,
  Height: 450,
  Tone: 'wine',
};
const show = (picture: PictureRecord, layout: 'tile' | 'wide') => {
  const { container } = render(<Picture picture={picture} alt="A bottle" layout={layout} />);
  return { image: screen.getByRole('img', { name: 'A bottle' }), container };
};

it('lists all widths in srcset, and sets width and height', () => {
  const { image, container } = show(photo, 'wide');
  const file = (width: number) => `/api/expo/Picture/DSWINE2026/news/5-2-0a1b2c3d-${width}.webp`;
  expect(image).toHaveAttribute(
    'srcset',
    `${file(368)} 368w, ${file(720)} 720w, ${file(1440)} 1440w`,
  );
  expect(image).toHaveAttribute('src', file(1440));
  expect(image).toHaveAttribute('width', '800');
  expect(image).toHaveAttribute('height', '450');
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(container.querySelector('picture')).toBeNull();
});

it('lists no file that is wider than a small layout needs', () => {
  const { image } = show(photo, 'tile');
  const file = (width: number) => photo.Src.replace('1440', String(width));
  expect(image).toHaveAttribute('srcset', `${file(368)} 368w, ${file(720)} 720w`);
  expect(image).toHaveAttribute('src', file(720));
});

it('dims a small picture in the dark scheme instead of using another file', () => {
  const { image, container } = show({ ...photo, Dark: true }, 'tile');
  expect(image).toHaveClass('dw-picture--dimmed');
  expect(container.querySelector('source')).toBeNull();
});

it('uses separate files for a wide picture in the dark scheme', () => {
  const { image, container } = show({ ...photo, Dark: true }, 'wide');
  const source = container.querySelector('source');
  expect(source).toHaveAttribute('media', '(prefers-color-scheme: dark)');
  expect(source?.getAttribute('srcset')).toBe(
    image.getAttribute('srcset')?.replaceAll('.webp', '-dark.webp'),
  );
});

it('renders a picture with a single file without srcset and sizes', () => {
  const { image } = show({ Src: '/media/fair-1.svg', Width: 8, Height: 5, Tone: 'fair' }, 'wide');
  expect(image).toHaveAttribute('src', '/media/fair-1.svg');
  expect(image).not.toHaveAttribute('srcset');
  expect(image).not.toHaveAttribute('sizes');
});
