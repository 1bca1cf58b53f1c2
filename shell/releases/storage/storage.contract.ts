import {
  type Storage,
  assertConditionalWrites,
  forAll,
  isAbsent,
  isFree,
  readIfThere,
} from './storage.ts';

const bytes = (text: string) => Buffer.from(text);

/** Tests for every storage engine. `open` opens the same storage, as another machine would. */
export function storageContract(name: string, open: () => Storage): void {
  describe(name, () => {
    let storage: Storage;
    beforeEach(() => {
      storage = open();
    });
    const textOf = async (file: string) => (await readIfThere(storage, file))?.toString();

    it('reads a file that another client created', async () => {
      expect(await storage.create('metadata/1.root.json', bytes('root'))).toBe(true);
      expect((await open().read('metadata/1.root.json')).toString()).toBe('root');
      expect(await isFree(storage, 'metadata/1.root.json')).toBe(false);
    });

    it('reports a missing file as absent and a missing folder as empty', async () => {
      const error: unknown = await storage
        .read('metadata/none.json')
        .catch((cause: unknown) => cause);
      expect(isAbsent(error)).toBe(true);
      expect(await isFree(storage, 'metadata/none.json')).toBe(true);
      expect(await storage.list('nowhere')).toEqual([]);
    });

    it('rejects a read of a file above the size limit', async () => {
      await storage.create('large', Buffer.alloc(2000));
      await expect(storage.read('large', 1999)).rejects.toMatchObject({ name: 'tamperedSize' });
      expect((await storage.read('large', 2000)).length).toBe(2000);
    });

    it('never overwrites a file, and reports identical content as created', async () => {
      await storage.create('a/b', bytes('first'));
      expect(await storage.create('a/b', bytes('second'))).toBe(false);
      expect(await storage.create('a/b', bytes('first'))).toBe(true);
      expect(await textOf('a/b')).toBe('first');
    });

    it('creates a file for only one of several concurrent writers', async () => {
      const writers = ['1', '2', '3', '4', '5', '6'];
      const done = await Promise.all(writers.map((one) => open().create('race', bytes(one))));
      expect(done.filter(Boolean)).toHaveLength(1);
      expect(await textOf('race')).toBe(writers[done.indexOf(true)]);
    });

    it('replaces a file only if its content is the expected content', async () => {
      expect(await storage.swap('head', bytes('1'), bytes('0'))).toBe(false);
      expect(await storage.swap('head', bytes('1'), undefined)).toBe(true);
      expect(await storage.swap('head', bytes('2'), undefined)).toBe(false);
      expect(await storage.swap('head', bytes('2'), bytes('1'))).toBe(true);
      expect(await textOf('head')).toBe('2');
    });

    it('loses no update when several clients replace the same file', async () => {
      await storage.create('counter', bytes('0'));
      await forAll([1, 2, 3, 4, 5, 6, 7, 8], async () => {
        const own = open();
        for (;;) {
          const seen = await own.read('counter');
          if (await own.swap('counter', bytes(String(Number(seen) + 1)), seen)) return;
        }
      });
      expect(await textOf('counter')).toBe('8');
    });

    it('overwrites a file without a condition', async () => {
      await storage.write('reports/one', bytes('1'));
      await open().write('reports/one', bytes('2'));
      expect(await textOf('reports/one')).toBe('2');
      expect(await storage.list('reports')).toEqual(['one']);
    });

    it('lists the files and folders of a folder across several result pages', async () => {
      const names = Array.from({ length: 50 }, (_, index) => `${1000 + index}.json`);
      await forAll(names, async (one) => void (await storage.create(`list/${one}`, bytes(one))));
      await storage.create('list/folder/a', bytes('a'));
      await storage.create('list/folder/b', bytes('b'));
      await storage.create('listed', bytes('no part of it'));
      expect(await storage.list('list')).toEqual([...names, 'folder']);
      expect(await storage.list('')).toEqual(expect.arrayContaining(['list', 'listed']));
    });

    it('removes a file, and a folder with its last file', async () => {
      await storage.create('gone/one/a', bytes('a'));
      await storage.remove('gone/one/a');
      await storage.remove('gone/one/a');
      expect(await storage.list('gone')).toEqual([]);
      expect(await isFree(storage, 'gone/one/a')).toBe(true);
    });

    it('passes the conditional-write check, which leaves no file', async () => {
      await assertConditionalWrites(storage);
      expect(await storage.list('')).not.toContain('conditional-write');
    });
  });
}
