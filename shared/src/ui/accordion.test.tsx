import { render, screen } from '@testing-library/react';
import { Accordion } from './accordion.tsx';

it('renders native details elements with their open state, shared name and id', () => {
  render(
    <Accordion
      name="questions"
      items={[
        { id: 'pay', title: '可以刷卡嗎？', content: '可以。', open: true },
        { id: 'age', title: '可以帶小孩嗎？', content: '未滿十八歲者不得入場。' },
      ]}
    />,
  );
  const [pay, age] = screen.getAllByRole('group');
  expect(pay?.hasAttribute('open')).toBe(true);
  expect(age?.hasAttribute('open')).toBe(false);
  expect(age?.getAttribute('name')).toBe('questions');
  expect(age?.id).toBe('age');
});
