/** The answers of a worker that somebody waits for, by the numbers of the questions. */
export class WaitingAnswers<Answer> {
  readonly #waiting = new Map<number, { resolve(answer: Answer): void; reject(error: Error): void }>();
  #questions = 0;

  /** Returns the number of a new question, and its answer. */
  add(): { readonly id: number; readonly answer: Promise<Answer> } {
    const id = ++this.#questions;
    return { id, answer: new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject })) };
  }

  /** Whether nobody waits. */
  get isEmpty(): boolean {
    return this.#waiting.size === 0;
  }

  /** Gives a question its answer, unless it was abandoned. */
  answer(id: number, answer: Answer): void {
    this.#waiting.get(id)?.resolve(answer);
    this.#waiting.delete(id);
  }

  /** Rejects the answer to a question, with a message for people. */
  refuse(id: number, message: string): void {
    this.#waiting.get(id)?.reject(new Error(message));
    this.#waiting.delete(id);
  }

  /** Rejects all answers that are still missing, with a message for people. */
  abandon(message: string): void {
    for (const id of [...this.#waiting.keys()]) this.refuse(id, message);
  }
}
