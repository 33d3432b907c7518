interface Entry {
  id: string;
  due: number;
}

/** When something happens to which object: a binary heap, in which an entry that no longer holds is skipped. */
export class Agenda {
  readonly #heap: Entry[] = [];
  readonly #due = new Map<string, number>();

  /** Replaces what was set for the object; null for nothing. */
  set(id: string, due: number | null): void {
    if (due === null) this.#due.delete(id);
    else if (this.#due.get(id) !== due) {
      this.#due.set(id, due);
      this.#push({ id, due });
    }
  }

  /** Takes the first that is due by then, the lesser id first among equals; null where nothing is. */
  take(by: number): Entry | null {
    for (let first = this.#heap[0]; first !== undefined && first.due <= by; first = this.#heap[0]) {
      this.#pop();
      if (this.#due.get(first.id) !== first.due) continue;
      this.#due.delete(first.id);
      return first;
    }
    return null;
  }

  #push(entry: Entry): void {
    const heap = this.#heap;
    let index = heap.push(entry) - 1;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (!this.#swapUnlessOrdered(parent, index)) return;
      index = parent;
    }
  }

  #pop(): void {
    const heap = this.#heap;
    const last = heap.pop();
    if (last === undefined || heap.length === 0) return;
    heap[0] = last;
    let index = 0;
    for (;;) {
      const [left, right] = [2 * index + 1, 2 * index + 2];
      const child = right < heap.length && isBefore(heap[right], heap[left]) ? right : left;
      if (child >= heap.length || !this.#swapUnlessOrdered(index, child)) return;
      index = child;
    }
  }

  #swapUnlessOrdered(parent: number, child: number): boolean {
    const [above, below] = [this.#heap[parent], this.#heap[child]];
    if (!above || !below || !isBefore(below, above)) return false;
    this.#heap[parent] = below;
    this.#heap[child] = above;
    return true;
  }
}

function isBefore(a: Entry | undefined, b: Entry | undefined): boolean {
  if (!a || !b) return false;
  return a.due < b.due || (a.due === b.due && a.id < b.id);
}
