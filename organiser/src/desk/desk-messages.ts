import { both, type Label } from './html.ts';

/** What a page says after an action that led to it with `?said=`. */
export const messages: Readonly<Record<string, Label>> = {
  // Submissions
  answered: both('回覆已排入寄送', 'The answer is on its way'),
  marked: both('已標示為已回覆', 'Marked as answered'),
  deleted: both('已刪除', 'Deleted'),
  expired: both('已刪除所有過期的來信', 'Everything past its retention date is deleted'),
  // Mails
  again: both('已排入寄送', 'It is on its way'),
  sent: both('這封信正在寄送或已寄出，沒有變更', 'It is being sent or was sent: nothing changed'),
  // Registrations of visitors
  decided: both('已審核，通知信已排入寄送', 'Done, and the email is on its way'),
  nothing: both('沒有待審核的登錄，因此沒有變更', 'Nothing was waiting: nothing changed'),
  // Applications
  moved: both('已變更，通知信已排入寄送', 'Done, and the email is on its way'),
  ended: both('這筆報名已結束，沒有變更', 'This application has ended: nothing changed'),
  alone: both(
    '沒有其他人候補，名額會立刻回到同一人，因此沒有變更',
    'Nobody else waits and the place would come back at once: nothing changed',
  ),
  // Exhibitors
  invited: both('邀請信已排入寄送', 'Invited: the mails are on their way'),
  'none-invited': both('沒有可以邀請的參展商', 'There was no exhibitor to invite'),
  reminded: both('提醒信已排入寄送', 'The reminders are on their way'),
  'none-reminded': both(
    '沒有需要提醒的參展商，或今天已提醒過',
    'There is no exhibitor to remind, or all were reminded today',
  ),
  revoked: both('連結已停用', 'The access has ended'),
  approved: both('已公開變更', 'The changes are public'),
  declined: both('已退回變更', 'The changes were sent back'),
  changed: both('之後又有變更，請再看一次', 'Something was changed meanwhile. Please look again'),
  ticked: both('已更新', 'Changed'),
  // Withdrawals
  withdraw: both('已下架', 'Withdrawn'),
  restore: both('已恢復', 'Restored'),
};
