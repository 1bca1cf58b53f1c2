import type { DeskActionRow } from '../store/tables/desk.ts';
import { deskList } from './desk-list.ts';
import { taipei, type DeskPage } from './desk-page.ts';
import { both, html } from './html.ts';

export const maxActions = 500;

/** The audit trail, newest first. */
export function actionsPage(rows: readonly DeskActionRow[]): DeskPage {
  const list = deskList({
    name: both('紀錄', 'Audit trail'),
    columns: [
      { label: both('時間', 'When'), cell: ({ at }) => taipei(at) },
      { label: both('人員', 'Who'), cell: ({ staff: who }) => who },
      { label: both('動作', 'What'), cell: ({ action }) => action },
      { label: both('對象', 'On what'), cell: ({ subject }) => subject },
      { label: both('說明', 'Detail'), cell: ({ detail }) => detail },
    ],
    rows,
    empty: both('沒有', 'None'),
  });
  return {
    title: both('紀錄', 'Audit trail'),
    body: html`<p>${both(`最近 ${maxActions} 筆`, `The latest ${maxActions}`)}</p>
      ${list}`,
  };
}
