import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [file = '', port = '', contentType = 'text/plain'] = process.argv.slice(2)
const body = readFileSync(file)
const headers = ['Content-Type', contentType, 'Content-Length', String(body.length)]

createServer((_req, res) => {
  res.writeHead(200, headers)
  res.end(body)
}).listen(Number(port), '127.0.0.1')
