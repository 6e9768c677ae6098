/**
 * Draws the two clips of the mock video gallery: diyas.webm (lamps on the river at night) and
 * bells.webm (temple bells at sunrise). The clips are committed; run this only to change them:
 *
 *     node mocks/assets/make-clips.mjs
 *
 * Each frame is an SVG made of the parts in mocks/pictures, rasterised by `rsvg-convert` and encoded
 * by `ffmpeg` (libvpx-vp9); both must be installed (on Debian: librsvg2-bin and ffmpeg). WebM, not
 * MP4, because a Chromium without licensed codecs plays VP9 and not H.264. Every movement comes back
 * to where it began, so that a looping player shows no jump.
 */
import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { runnerImport } from 'vite'

const size = { width: 960, height: 540 }
const framesPerSecond = 24
const seconds = 7

const part = async (name) => {
  const file = fileURLToPath(new URL(`../pictures/${name}.ts`, import.meta.url))
  return (await runnerImport(file, { configFile: false, logLevel: 'error' })).module
}
const { sky } = await part('sky')
const { hills, water } = await part('land')
const { stageOf, frameOf } = await part('stage')
const { treeline, trees } = await part('trees')
const { temple } = await part('spires')
const { garland } = await part('buildings')
const { diya, lotus } = await part('ornaments')
const { svg, gradient } = await part('svg')
const { area, circle, d, ellipse, line, rect } = await part('shapes')
const { random } = await part('random')

const clips = { diyas: lampsOnTheRiver(), bells: bellsAtSunrise() }
for (const [name, drawFrame] of Object.entries(clips)) await makeClip(name, drawFrame)

/** A frame is asked for by its place in the clip, from 0 up to 1, and 1 looks like 0. */
async function makeClip(name, drawFrame) {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`))
  const total = framesPerSecond * seconds
  const rasterise = promisify(execFile)
  for (let i = 0; i < total; i += 1) {
    const frame = join(folder, String(i).padStart(4, '0'))
    writeFileSync(`${frame}.svg`, drawFrame(i / total))
    await rasterise('rsvg-convert', ['--output', `${frame}.png`, `${frame}.svg`])
  }
  const output = fileURLToPath(new URL(`${name}.webm`, import.meta.url))
  const quality = ['-c:v', 'libvpx-vp9', '-crf', '38', '-b:v', '0', '-cpu-used', '2', '-g', '999']
  execFileSync('ffmpeg', [
    ...['-y', '-loglevel', 'error', '-framerate', String(framesPerSecond)],
    ...['-i', join(folder, '%04d.png'), '-pix_fmt', 'yuv420p', ...quality, '-an', output],
  ])
  rmSync(folder, { recursive: true })
}

/** The part of a picture that stands still, and how to close it round what moves. */
function backdrop(number, hour) {
  const order = { ...size, number }
  const stage = stageOf(order, hour)
  const { light, left, top } = stage
  const defs =
    gradient('sky', [light.sky[0], 0], [light.sky[1], 0.42], [light.sky[2], 0.72]) +
    gradient('water', [light.water[0], 0], [light.water[1], 1])
  const finish = (drawing) =>
    svg(order, { ...frameOf(order), left, top, mirrored: false }, defs, drawing)
  return { stage, finish, behind: sky(stage, number) + hills(stage, number) }
}

/** From -1 to 1 and back, `times` times in the clip. */
function wave(time, times, phase = 0) {
  return Math.sin((time * times + phase) * Math.PI * 2)
}

function lampsOnTheRiver() {
  const { stage, finish, behind } = backdrop(181, 'night')
  const { left, right, light } = stage
  const still =
    behind +
    treeline(stage, 318, 64) +
    temple(300, 322, 168, stage, { main: 'spire', sides: 'spire', wings: true }) +
    trees.palm(74, 326, 120, stage) +
    trees.banyan(520, 324, 120, stage) +
    water(stage, 318)

  // a row's lamps stand evenly apart and drift by that distance, and all else depends on where a
  // lamp is; so the last frame meets the first
  const rows = [346, 372, 402, 438, 470].map((y, row) => ({
    y,
    gap: 74 + 28 * row,
    start: random(`lamps/${row}`).next(),
    half: 4.5 + 2.6 * row,
  }))

  return (time) => {
    const lamps = rows.flatMap(({ y: level, gap, start, half }, row) =>
      Array.from({ length: Math.ceil((right - left) / gap) + 2 }, (_, place) => {
        const x = left + gap * (place - 1 + time + start)
        const y = level + 7 * Math.sin(x / 67 + row) + half * 0.16 * wave(time, 3, x / 190)
        const glow = 1 + 0.08 * wave(time, 7, x / 90)
        return (
          ellipse(x, y + half * 1.1, half * 2 * glow, half * 0.22, light.streak, 0.3) +
          circle(x, y - half * 0.4, half * 2.1 * glow, light.window, 0.1) +
          diya(x, y, half)
        )
      }),
    )
    const glints = [0, 1, 2, 3, 4].map((i) =>
      line(
        d`M${270 - 8 * i + 6 * wave(time, 2, i * 0.2)} ${330 + 9 * i}h${60 + 14 * i}`,
        light.streak,
        1.8,
        0.4,
      ),
    )
    return finish(
      still + glints.join('') + lamps.join('') + lotus(130, 476, 40) + lotus(494, 478, 34, 'pale'),
    )
  }
}

function bellsAtSunrise() {
  const { stage, finish, behind } = backdrop(64, 'dawn')
  const { left, right, top, light } = stage
  const width = right - left
  const still =
    behind +
    treeline(stage, 356, 60) +
    temple(296, 372, 166, stage, { main: 'spire', sides: 'dome', wings: true }) +
    trees.palm(60, 374, 150, stage) +
    trees.cypress(466, 374, 90, stage) +
    trees.cypress(500, 380, 104, stage) +
    water(stage, 368)
  const beam =
    rect(left, top, width, 26, '#7A1F2B') +
    rect(left, top + 26, width, 7, '#4A101A') +
    garland(left, top + 32, width, 16)

  return (time) => {
    const swing = (x, bellSize, chain, phase) => {
      const angle = 13 * wave(time, 3, phase)
      const lag = 7 * wave(time, 3, phase - 0.12)
      return `<g transform="translate(${x} ${top + 30}) rotate(${angle.toFixed(2)})">${brassBell(bellSize, chain, lag)}</g>`
    }
    const glints = [0, 1, 2, 3, 4, 5].map((i) =>
      line(
        d`M${240 + 30 * i + 10 * wave(time, 1, i * 0.17)} ${392 + 15 * i}h${44 + 10 * i}`,
        light.streak,
        2,
        0.5,
      ),
    )
    const wing = 5 * wave(time, 14)
    const bird = (x, y) =>
      line(
        d`M${x - 9} ${y - wing}Q${x - 4} ${y - 3} ${x} ${y}Q${x + 4} ${y - 3} ${x + 9} ${y - wing}`,
        light.shade,
        1.8,
        0.8,
      )
    const flight = left - 60 + (width + 120) * time
    const birds = bird(flight, 190) + bird(flight - 26, 202) + bird(flight - 30, 180)
    return finish(
      still +
        glints.join('') +
        birds +
        swing(300, 62, 62, 0) +
        swing(112, 42, 64, 0.14) +
        swing(488, 42, 64, 0.3) +
        beam,
    )
  }
}

/** A bell on its chain, hung from 0, 0; the clapper trails behind by `lag` degrees. */
function brassBell(s, chain, lag) {
  const y = chain
  const body =
    d`M${-s * 0.3} ${y}q${s * 0.3} ${-s * 0.3} ${s * 0.6} 0q${s * 0.06} ${s * 0.86} ${s * 0.46} ${s * 1.28}` +
    d`q${-s * 0.76} ${s * 0.16} ${-s * 1.52} 0q${s * 0.4} ${-s * 0.42} ${s * 0.46} ${-s * 1.28}Z`
  const shine = d`M${-s * 0.2} ${y + s * 0.08}q${-s * 0.02} ${s * 0.7} ${-s * 0.3} ${s * 1.1}`
  const bands = d`M${-s * 0.4} ${y + s * 0.7}q${s * 0.4} ${s * 0.1} ${s * 0.8} 0M${-s * 0.5} ${y + s * 0.96}q${s * 0.5} ${s * 0.12} ${s} 0`
  return (
    line(d`M0 0V${y}`, '#A5502A', 5) +
    `<g transform="rotate(${(-lag).toFixed(2)} 0 ${y})">` +
    line(d`M0 ${y}V${y + s * 1.36}`, '#6B3A22', 5) +
    circle(0, y + s * 1.44, s * 0.15, '#A5502A') +
    '</g>' +
    area(body, '#F2B134') +
    line(shine, '#FBE3A8', s * 0.08, 0.7) +
    line(bands, '#C98F2E', s * 0.05) +
    circle(0, y - s * 0.16, s * 0.1, '#C98F2E')
  )
}
