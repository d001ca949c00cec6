import { writeFile } from 'node:fs/promises'
import { FONTS_FOLDER, makeFirstFonts } from './first-fonts.ts'

for (const [name, content] of await makeFirstFonts())
  await writeFile(new URL(name, FONTS_FOLDER), content)
