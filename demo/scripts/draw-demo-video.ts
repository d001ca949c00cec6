import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import sharp from 'sharp'
import { drawVideoFrame, videoSeconds, videoSize } from '../drawing/video/frame.ts'

// Draws the film of the demo news, after a change of its scenes. Needs ffmpeg on the machine.
const file = join(import.meta.dirname, '../news/how-it-works.demo.mp4')
const framesPerSecond = 24

const input = `-f rawvideo -pix_fmt rgb24 -s ${videoSize.width}x${videoSize.height} -r ${framesPerSecond} -i -`
const colours =
  '-vf scale=out_color_matrix=bt709:out_range=tv -pix_fmt yuv420p -colorspace bt709 -color_primaries bt709 -color_trc bt709'
const coding = '-c:v libx264 -preset veryslow -tune animation -crf 27 -movflags +faststart -an'

const encoder = spawn(
  'ffmpeg',
  [...`-y -loglevel error ${input} ${colours} ${coding}`.split(' '), file],
  { stdio: ['pipe', 'inherit', 'inherit'] },
)

for (let frame = 0; frame < videoSeconds * framesPerSecond; frame += 1) {
  const svg = drawVideoFrame(frame / framesPerSecond)
  const pixels = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()
  if (!encoder.stdin.write(pixels)) await once(encoder.stdin, 'drain')
}
encoder.stdin.end()
const [code] = await once(encoder, 'close')
if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
