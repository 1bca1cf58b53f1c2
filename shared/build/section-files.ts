/**
 * Which files a section is cut into. Each request takes its time on the way, so code that is always
 * needed together is one file. The provided modules stay apart: the shell hands them in only after
 * the container has started.
 */
type Module = { type: string };
type Chunk = { name?: string | null | undefined };

/** Code that so many pages and fragments share is loaded before any of them. */
const SHARED_BY = 8;

const isScript = ({ type }: Module) => /^(javascript|json)/.test(type);
const isBundled = ({ type }: Module) => type !== 'consume-shared-module';

/** The container file, named as the section, also holds what it exposes. */
export function entryFile(container: string) {
  const chunks = ({ name }: Chunk) => name === 'section';
  return { name: container, chunks, test: isScript, enforce: true, priority: 3 };
}

/**
 * The file `loadedBefore` holds the code that most pages share. The fragments are one file, with
 * their styles, because the home page shows all of them.
 */
export function sharedFiles(loadedBefore: string) {
  const isFragment = ({ name }: Chunk) => name?.startsWith('fragment-') ?? false;
  return {
    common: {
      name: loadedBefore,
      chunks: 'async' as const,
      minChunks: SHARED_BY,
      test: isScript,
      enforce: true,
      priority: 2,
    },
    fragments: {
      name: 'fragments',
      chunks: isFragment,
      test: isBundled,
      enforce: true,
      priority: 1,
    },
  };
}
