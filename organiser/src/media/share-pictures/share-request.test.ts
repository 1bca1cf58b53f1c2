import { withoutEmoji } from './share-request.ts';

it.each([
  ['🍷 Old Vines', 'Old Vines'],
  ['歡迎光臨🎉！', '歡迎光臨！'],
  ['家庭日 👩‍👧‍👦 活動', '家庭日 活動'],
  ['日本🇯🇵清酒 ❤️', '日本 清酒'],
  ['Hall 1️⃣ 👋🏽', 'Hall'],
  ['蘇格蘭 🏴󠁧󠁢󠁳󠁣󠁴󠁿', '蘇格蘭'],
  ['Wine © 2026, No. 1 ™ ★ 100% #1', 'Wine © 2026, No. 1 ™ ★ 100% #1'],
  ['一　二，ＡＢ', '一　二，ＡＢ'],
])('draws %j as %j', (title, drawn) => expect(withoutEmoji(title)).toBe(drawn));
