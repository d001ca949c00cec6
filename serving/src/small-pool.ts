/**
 * Node cuts small buffers from blocks of 64 KB, and one live buffer retains its whole block. Blocks of 8 KB, Node's earlier
 * size, waste less, and buffers from 4 KB get their own memory (decision 0034). Applies to the whole process.
 */
export function limitBufferPool(): void {
  Buffer.poolSize = 8 * 1024
}
