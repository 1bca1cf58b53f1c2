import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isServerPath, RESERVED_PATHS } from '@dswine/shared/contract/releases';
import { isWorkspaceName } from '@dswine/shared/contract/workspace-name';

/** Why a section cannot be made. The message says what to do instead. */
export class NewSectionError extends Error {
  override name = 'NewSectionError';
}

/** @throws {NewSectionError} */
export function checkWorkspaceName(workspace: string): void {
  if (isWorkspaceName(workspace) && workspace !== 'shell') return;
  throw new NewSectionError(
    `"${workspace}" cannot be the name of a section. It is mfe- and words in lower case with hyphens ` +
      `between, such as mfe-wine-tasting; "shell" is taken.`,
  );
}

/**
 * The first segment of a section's pages, without the slash.
 * @throws {NewSectionError} for paths that no section can have.
 */
export function checkPath(given: string): string {
  const segment = given.replace(/^\//, '');
  if (!/^[A-Za-z][A-Za-z0-9]{0,29}$/.test(segment))
    throw new NewSectionError(
      `"${given}" cannot be the path of a section. It is one word of up to 30 letters and digits, such as /Tasting: the section has it and everything below it.`,
    );
  if (isServerPath(segment))
    throw new NewSectionError(
      `"/${segment}" belongs to the web server, as do ${RESERVED_PATHS.map((name) => `/${name}`).join(', ')}. Choose another path.`,
    );
  if (!/^[A-Z]/.test(segment))
    throw new NewSectionError(
      `Paths of pages begin with a capital: call it /${segment.charAt(0).toUpperCase()}${segment.slice(1)}.`,
    );
  return segment;
}

/**
 * Looks for a path in the sources of a checkout, so that a mistake is noticed now. What counts is
 * the grant on the site.
 * @throws {NewSectionError} when a section, or the shell, has a page there.
 */
export function checkPathIsFree(root: string, segment: string): void {
  const files = globSync(['mfe-*/src/section.json', 'shell/src/**/*.ts'], { cwd: root }).sort();
  const taken = new RegExp(`\\bpath"?: ['"]/?${segment}(['"/:?])`, 'i');
  const file = files
    .filter((name) => !/\.(test|fixture)\.tsx?$/.test(name))
    .find((name) => taken.test(readFileSync(path.join(root, name), 'utf8')));
  if (file !== undefined)
    throw new NewSectionError(
      `/${segment} is taken: ${file} has it. A path belongs to one section; choose another one.`,
    );
}

/** @throws {NewSectionError} when the text cannot stand in a message, a heading and a menu. */
export function checkTitle(title: string): string {
  const text = title.trim();
  if (text !== '' && text.length <= 40 && !/['"\\{}<>\n]/.test(text)) return text;
  throw new NewSectionError(
    `"${title}" cannot be a title. It has up to 40 characters, without quotes, braces, < and >.`,
  );
}
