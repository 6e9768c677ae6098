import { brand } from './palette'
import { grass, nearLand } from './foreground'
import { ground, path } from './land'
import { area, circle, count, d, each, ellipse } from './shapes'
import { shrine } from './spires'
import { isDark, type Stage } from './stage'
import { treeline } from './trees'

/** A path between tall trees, a small shrine at its end. */
export function forest(stage: Stage): string {
  const { left, right, top, bottom, light, random } = stage
  const x = random.between(230, 370)
  const trunk = (tx: number, base: number, width: number, fill: string) =>
    area(
      d`M${tx - width * 0.5} ${base}q${width * 0.2} ${-width * 2} ${width * 0.1} ${top - base - 20}h${width * 0.8}q${-width * 0.1} ${base - top} ${width * 0.6} ${base - top + 20}Z`,
      fill,
    )
  const rank = (base: number, width: number, gap: number, fill: string, clear: number) => {
    const out: string[] = []
    for (let tx = left - 10; tx < right + 10; tx += gap * random.between(0.7, 1.3)) {
      if (Math.abs(tx - x) > clear)
        out.push(trunk(tx, base + random.between(0, 10), width * random.between(0.7, 1.2), fill))
    }
    return out.join('')
  }
  const canopy = (y: number, size: number, fill: string) => {
    let edge = d`M${left} ${top}V${y}`
    for (let cx = left; cx < right;) {
      const step = size * random.between(0.6, 1.2)
      edge += d`q${step * 0.5} ${size * random.between(0.4, 0.9)} ${step} ${random.between(-4, 4)}`
      cx += step
    }
    return area(edge + d`V${top}Z`, fill)
  }
  const fireflies = each(count(isDark(stage.hour) ? 14 : 0), () =>
    circle(x + random.between(-240, 240), random.between(200, 400), 1.8, brand.glow, 0.85),
  )
  const sunny = stage.hour === 'dawn' || stage.hour === 'day'
  const beams = each(sunny ? [-110, -20, 70] : [], (dx) =>
    area(d`M${x + dx} ${top}h40L${x + dx + 170} 420h-110Z`, 'url(#beam)'),
  )
  return (
    treeline(stage, 336, 80, light.hills[2]) +
    rank(350, 9, 34, light.hills[2], 30) +
    ground(stage, 340, light.lawn) +
    shrine(x, 352, 84, stage) +
    beams +
    canopy(96 + top * 0.5, 70, light.hills[3]) +
    rank(376, 17, 80, light.hills[3], 74) +
    fireflies +
    path(stage, x, 352, 30, random.between(-90, 90)) +
    canopy(40 + top * 0.7, 90, light.tree) +
    rank(440, 32, 190, light.shade, 150) +
    each(count(12), () =>
      ellipse(
        random.between(left, right),
        random.between(400, bottom - 14),
        random.between(3, 6),
        2.2,
        random.pick([brand.marigold, brand.saffron, light.path]),
        0.8,
      ),
    ) +
    nearLand(stage) +
    grass(stage)
  )
}
