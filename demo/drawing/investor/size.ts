export const reasonSize = { width: 1200, height: 900 }
export const packageSize = { width: 1280, height: 800 }
