import { prepareDemoContent } from '../product.ts'

await prepareDemoContent()
