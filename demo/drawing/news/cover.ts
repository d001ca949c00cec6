export const coverSize = { width: 1280, height: 800 }
