/**
 * Node cuts small buffers from pieces of 64 KB, and one that lives on keeps its whole piece with all that was cut from it. From 8 KB, as
 * Node had it before, cuts are smaller, and 4 KB have memory of their own (decision 0034). For the whole process, from its start.
 */
export function limitBufferPool(): void {
  Buffer.poolSize = 8 * 1024
}
