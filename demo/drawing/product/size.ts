export const machineSize = { width: 800, height: 800 }
export const stepSize = { width: 1200, height: 900 }
