export const aboutHeadSize = { width: 2000, height: 900 }
export const aboutSceneSize = { width: 1200, height: 900 }
export const rewardSize = { width: 480, height: 480 }
export const channelSize = { width: 320, height: 320 }
