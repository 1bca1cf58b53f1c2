import type { ReleaseManifest } from '@dswine/shared/contract/releases';
import type { FileReference, MessageFiles, PageFiles } from '../../src/composition/page-state.ts';
import type { BundleFile } from '../../releases/bundles.ts';
import { isContentNamed } from '../../releases/integrity.ts';
import type { ReadComposition } from '../../releases/index.ts';

/**
 * The URL path of a release file. A name with a content hash is the same in all releases, so a
 * promotion changes no address of an unchanged file.
 */
export function releaseUrl(
  { workspace, version }: Pick<ReleaseManifest, 'workspace' | 'version'>,
  file: string,
): string {
  return `/releases/${workspace}/${isContentNamed(file) ? '' : `${version}/`}${file}`;
}

export function filesOf(
  manifest: ReleaseManifest,
  files: ReleaseManifest['routes'][number]['files'],
): PageFiles {
  return {
    ...(files.messages && { messages: messagesOf(manifest, files.messages) }),
    scripts: urls(manifest, files.scripts),
    styles: files.styles.map((file): FileReference => [
      releaseUrl(manifest, file),
      manifest.hashes[file]?.integrity ?? '',
    ]),
  };
}

export function messagesOf(
  manifest: ReleaseManifest,
  { tw, en, ...others }: MessageFiles,
): MessageFiles {
  const further = Object.entries(others as Record<string, string[]>).map(
    ([code, files]) => [code, urls(manifest, files)] as const,
  );
  return { tw: urls(manifest, tw), en: urls(manifest, en), ...Object.fromEntries(further) };
}

function urls(manifest: ReleaseManifest, files: readonly string[]): string[] {
  return files.map((file) => releaseUrl(manifest, file));
}

/** The stylesheets of all releases. */
export function stylesByUrl({
  manifests,
  styles = {},
}: Pick<ReadComposition, 'manifests' | 'styles'>): Readonly<Record<string, BundleFile>> {
  return Object.fromEntries(
    manifests.flatMap((manifest) =>
      Object.entries(styles[manifest.workspace] ?? {}).map(
        ([name, file]) => [releaseUrl(manifest, name), file] as const,
      ),
    ),
  );
}
