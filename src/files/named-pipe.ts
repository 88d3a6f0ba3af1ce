import { constants, openSync, statSync } from 'node:fs';
import { Socket } from 'node:net';

/** Only Linux lets a program that does not wait in the system notice when another one opens a pipe for writing. */
const IS_LINUX = process.platform === 'linux';

/** The pipes that are being read. */
const reading = new Set<Socket>();

/** Whether a file is a named pipe that {@link bytesOfPipe} can read. */
export function isNamedPipe(file: string): boolean {
  if (!IS_LINUX) return false;
  try {
    return statSync(file).isFIFO();
  } catch {
    return false;
  }
}

/**
 * Yields the bytes of a named pipe. No thread waits in the system until another program opens the pipe, which may never
 * happen: a thread that waits there keeps the process from ending.
 *
 * @throws the error of the system
 */
export async function* bytesOfPipe(file: string): AsyncGenerator<Uint8Array> {
  const descriptor = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
  const pipe = new Socket({ fd: descriptor, readable: true, writable: false });
  reading.add(pipe);
  try {
    yield* pipe as AsyncIterable<Uint8Array>;
  } finally {
    reading.delete(pipe);
  }
}

/** Gives up all pipes that are being read. Their readers get an error. */
export function closePipes(): void {
  for (const pipe of reading) pipe.destroy();
}
