/** The kind and the size of the object at a path. */
export interface Status {
  /** `other` is a device or a pipe, for example. */
  readonly kind: 'file' | 'folder' | 'other';
  /** The size of a file in bytes. */
  readonly size: number;
}

/** A part of a file in bytes, from `start` up to `end`, or up to the end of the file. */
export interface ByteRange {
  readonly start: number;
  readonly end?: number;
}

/** A file in a folder, or a folder that can't be read. */
export interface FoundFile {
  readonly file: string;
  /** The size in bytes, if it is a file. */
  readonly size?: number;
  /** The reason why it can't be read. */
  readonly problem?: string;
}

/**
 * A place for files: the files of the system, or objects of a service, whose folders are the parts of their names
 * before a slash. Paths are as the user writes them. Every method that reads or writes throws the error of the place.
 */
export interface Store {
  /** Whether it is the file system of this machine: runs can have locks there, and files are moved to it. */
  readonly isLocal: boolean;
  /** Returns the path of a file in a folder. */
  join(folder: string, ...names: readonly string[]): string;
  /** Returns what a path leads to; `undefined` if that can't be determined, which is reported when it is read. */
  status(path: string): Promise<Status | undefined>;
  /** Whether there is a file at a path. Unlike {@link Store.status}, throws if that can't be determined. */
  hasFile(path: string): Promise<boolean>;
  /** Yields the bytes of a file, or of the part of a range that it has. */
  bytes(file: string, range?: ByteRange): AsyncIterable<Uint8Array>;
  /** Returns a small file; `undefined` if there is none. */
  read(file: string): Promise<string | undefined>;
  /** Writes a file, so that it has either its old content or all of the new one. */
  write(file: string, content: string | Uint8Array): Promise<void>;
  /** Puts a complete file of this machine at a path: moves it, or copies it to another place. */
  place(local: string, file: string): Promise<void>;
  /** Removes a file, if there is one. */
  remove(file: string): Promise<void>;
  /** Returns the names of the files and folders in a folder; none if the folder does not exist. */
  names(folder: string): Promise<string[]>;
  /**
   * Yields the matching files in a folder and its subfolders, always in the same order. Leaves out hidden folders and
   * `node_modules`.
   */
  walk(folder: string, isWanted: (file: string) => boolean): AsyncIterable<FoundFile>;
}

/** Whether a folder is left out when the files in a folder are looked for. */
export const isLeftOut = (folder: string): boolean => folder.startsWith('.') || folder === 'node_modules';

/** Returns a file with its size, if it has one. */
export const foundFile = (file: string, status: Status | undefined): FoundFile =>
  status?.kind === 'file' ? { file, size: status.size } : { file };
