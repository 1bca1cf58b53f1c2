import Cookies from 'js-cookie';
import { renderInShell } from '../layout/shell.fixture.tsx';
import { ageAnswer, forgetAge } from './age-answer.ts';
import { shouldAskAge } from './age-pages.ts';
import { AgeQuestion } from './age-question.tsx';

afterEach(() => forgetAge());

it('shows no question unless the site is configured to ask', () => {
  const { container } = renderInShell(<AgeQuestion />, { locale: 'tw', path: '/' });
  expect(container).toBeEmptyDOMElement();
});

it('is not asked on legal pages, nor answered by an invalid cookie', () => {
  const paths = ['/', '/VisitorExhibitor', '/privacy', '/Consent/', '/AgeNotice'];
  expect(paths.filter(shouldAskAge)).toEqual(['/', '/VisitorExhibitor']);
  Cookies.set('dswine_age', '1980-01-01');
  expect(ageAnswer()).toBeUndefined();
});
