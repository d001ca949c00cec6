import { DrumIcon as DrumIcon_113dd0761b9bba5e5ec40a93094a8fd3 } from '../../../admin/drum.admin.tsx'
import { DrumLogo as DrumLogo_113dd0761b9bba5e5ec40a93094a8fd3 } from '../../../admin/drum.admin.tsx'
import { Welcome as Welcome_07d5f459bab63a47db07a5d7702db987 } from '../../../admin/welcome.admin.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/drum.admin.tsx#DrumIcon": DrumIcon_113dd0761b9bba5e5ec40a93094a8fd3,
  "/admin/drum.admin.tsx#DrumLogo": DrumLogo_113dd0761b9bba5e5ec40a93094a8fd3,
  "/admin/welcome.admin.tsx#Welcome": Welcome_07d5f459bab63a47db07a5d7702db987,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
