export const policySize = { width: 1200, height: 675 }
export const markSize = { width: 240, height: 240 }
