import { paperFile, paperLanguages } from '../download/download-item.demo.ts'
import { downloadsDemo } from '../download/download.demo.ts'
import { enewsDemo, issueFile } from '../enews/enews.demo.ts'
import { writeIssue, writePaper } from './printed-paper.ts'

interface LibraryDocument {
  /** The PDF, from the folder `demo`. */
  file: string
  html: string
  /** Draws its pictures with pixels. */
  hasPixels: boolean
}

/** Every PDF of the members' library as today's records and templates make it. */
export function libraryDocuments(): LibraryDocument[] {
  const papers = downloadsDemo.flatMap(({ paper, ...demo }) =>
    paper
      ? paperLanguages.map((language) => ({
          file: `download/${paperFile(demo.key, language)}`,
          html: writePaper({ ...demo, paper }, language),
          hasPixels: false,
        }))
      : [],
  )
  const issues = enewsDemo.map((issue) => ({
    file: `enews/${issueFile(issue)}`,
    html: writeIssue(issue),
    hasPixels: true,
  }))
  return [...papers, ...issues]
}
