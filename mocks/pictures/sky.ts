import { random, type Random } from './random'
import { area, circle, count, d, dots, each, ellipse, line, rect } from './shapes'
import { card, isDark, type Stage } from './stage'

/** Everything above the hills. Its own stream of chance: a motif cannot move the moon. */
export function sky(stage: Stage, seed: number): string {
  const { left, right, top, bottom, hour, light } = stage
  const chance = random(`sky/${seed}`)
  const across = () => chance.between(left, right)
  const height = card.horizon - top

  const night = hour === 'night'
  const stars = each(isDark(hour) ? [1.6, 2.2, 3] : [], (size) => {
    const places = count(night ? 16 : 8).map(
      () => [across(), top + height * 0.72 * chance.next()] as const,
    )
    return dots(places, size, '#FFF3D6', night ? 0.8 : 0.45)
  })

  const sunX = chance.chance(0.5) ? chance.between(60, 220) : chance.between(380, 540)
  const sunY = chance.between(70, 150) + top * 0.55
  const orb =
    hour === 'rain'
      ? veiledSun(sunX, sunY, light.sun)
      : sun(sunX, sunY, chance.between(30, 54), stage, chance)

  const cloudy = hour === 'rain' ? 5 : chance.int(0, hour === 'night' ? 2 : 4)
  const clouds = each(count(cloudy), (i) =>
    cloud(
      left + ((right - left) * (i + chance.between(0.1, 0.9))) / cloudy,
      top * 0.8 + chance.between(40, 190),
      chance.between(60, 130) * (hour === 'rain' ? 1.5 : 1),
      light.cloud,
      hour === 'rain' ? 0.34 : 0.42,
    ),
  )

  const flock =
    hour === 'night' || chance.chance(0.3)
      ? ''
      : birds(across(), top * 0.5 + chance.between(70, 170), chance.int(2, 6), stage)

  return rect(left, top, right - left, bottom - top, 'url(#sky)') + stars + orb + clouds + flock
}

function sun(x: number, y: number, r: number, { hour, light }: Stage, chance: Random) {
  const halo = each([2.6, 1.8, 1.3], (k, i) => circle(x, y, r * k, light.sun, 0.1 + 0.04 * i))
  const crescent = hour === 'night' && chance.chance(0.4)
  if (!crescent) return halo + circle(x, y, r, light.sun, 0.92)
  const tip = r * 0.86
  return (
    halo +
    area(
      d`M${x + r * 0.2} ${y - tip}A${r} ${r} 0 1 0 ${x + tip} ${y + r * 0.4}` +
        d`A${tip} ${tip} 0 1 1 ${x + r * 0.2} ${y - tip}Z`,
      light.sun,
      0.95,
    )
  )
}

const veiledSun = (x: number, y: number, fill: string) =>
  each([96, 66, 40], (r, i) => circle(x, y, r, fill, 0.14 + 0.12 * i))

/** A flat-bottomed cloud: one long pill and two humps, as the other artwork has its forms. */
function cloud(x: number, y: number, size: number, fill: string, opacity: number) {
  const h = size * 0.16
  return area(
    d`M${x - size} ${y}q${size * 0.06} ${-h} ${size * 0.4} ${-h}` +
      d`q${size * 0.1} ${-h * 1.5} ${size * 0.5} ${-h * 1.3}q${size * 0.36} ${h * 0.1} ${size * 0.44} ${h * 1.1}` +
      d`q${size * 0.46} ${-h * 0.1} ${size * 0.56} ${h * 1.2}Z`,
    fill,
    opacity,
  )
}

function birds(x: number, y: number, flock: number, { light, random: chance }: Stage) {
  const wings = count(flock).map((i) => {
    const s = 8 + 3 * chance.next()
    const bx = x + i * 20 * (i % 2 ? 1 : -1) + chance.between(-6, 6)
    const by = y + Math.abs(i - 2) * 7 + chance.between(-4, 4)
    return d`M${bx - s} ${by}q${s * 0.6} ${-s * 0.6} ${s} 0q${s * 0.4} ${-s * 0.6} ${s} 0`
  })
  return line(wings.join(''), light.shade, 1.6, 0.75)
}

/** Slanting rain in front of everything; thin enough to read as weather, not as scratches. */
export function rain({ left, right, top, bottom }: Stage, seed: number): string {
  const chance = random(`rain/${seed}`)
  const drops = count(44).map(() => {
    const x = chance.between(left, right)
    const y = chance.between(top, bottom)
    const length = chance.between(10, 24)
    return d`M${x} ${y}l${-length * 0.28} ${length}`
  })
  return line(drops.join(''), '#F4F7EA', 1.1, 0.3)
}

/** A low band of mist that parts near from far. */
export const mist = (stage: Stage, y: number): string =>
  each(count(3), (i) =>
    ellipse(
      stage.left + (stage.right - stage.left) * stage.random.next(),
      y + i * 9,
      stage.random.between(160, 300),
      9,
      stage.light.sun,
      0.16,
    ),
  )
