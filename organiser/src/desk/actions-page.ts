import type { DeskActionRow, StaffRow } from '../store/tables/desk.ts';
import { deskList } from './desk-list.ts';
import { deskPage, taipei } from './desk-page.ts';
import { html } from './html.ts';

export const maxActions = 500;

/** The audit trail, newest first. */
export function actionsPage(staff: StaffRow, rows: readonly DeskActionRow[]): string {
  const list = deskList({
    name: '紀錄 Audit trail',
    columns: [
      { label: ['時間', 'When'], cell: ({ at }) => taipei(at) },
      { label: ['人員', 'Who'], cell: ({ staff: who }) => who },
      { label: ['動作', 'What'], cell: ({ action }) => action },
      { label: ['對象', 'On what'], cell: ({ subject }) => subject },
      { label: ['說明', 'Detail'], cell: ({ detail }) => detail },
    ],
    rows,
    empty: ['沒有', 'None'],
  });
  return deskPage({
    title: '紀錄 Audit trail',
    staff,
    body: html`<p>最近 ${maxActions} 筆 <span lang="en">The latest ${maxActions}</span></p>
      ${list}`,
  });
}
