/** For so long whoever decided may take it back. */
export const undoMs = 10_000
