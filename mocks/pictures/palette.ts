/** The brand's colours that stay the same at any hour. */
export const brand = {
  sindoor: '#7A1F2B',
  wine: '#4A101A',
  marigold: '#F2B134',
  straw: '#FBE3A8',
  saffron: '#E87A1D',
  clay: '#A5502A',
  cream: '#FFF9EF',
  sand: '#F8ECD8',
  leaf: '#2F6B34',
  peacock: '#0F5C63',
  flame: '#FFF1C9',
  glow: '#F8B84A',
  rose: '#F3A6B5',
  blush: '#FBD7DC',
} as const

export type Hour = 'dawn' | 'day' | 'rain' | 'dusk' | 'night'

/** The colours of one kind of light: from the sky down to the foreground. */
export interface Light {
  sky: readonly [string, string, string]
  sun: string
  cloud: string
  /** From the farthest, palest ridge to the nearest. */
  hills: readonly [string, string, string, string]
  water: readonly [string, string]
  streak: string
  tree: string
  shade: string
  ground: string
  lawn: string
  path: string
  window: string
}

/** What a building is made of: lit side and shaded side. */
export interface Stone {
  lit: string
  shade: string
}

/** Sindoor plaster, sandstone or lime wash, each as its hour shows it. */
export const stones: Record<Hour, readonly Stone[]> = {
  dawn: [
    { lit: '#7A1F2B', shade: '#4A101A' },
    { lit: '#B5694A', shade: '#7E3D30' },
    { lit: '#FBEBD2', shade: '#C9A083' },
  ],
  day: [
    { lit: '#9A3A38', shade: '#6B1A26' },
    { lit: '#D9A066', shade: '#A86B3C' },
    { lit: '#FFFAF0', shade: '#CDB698' },
  ],
  rain: [
    { lit: '#7C3238', shade: '#501C26' },
    { lit: '#A98460', shade: '#735640' },
    { lit: '#EDE9DC', shade: '#A9AC9F' },
  ],
  dusk: [
    { lit: '#3A0C16', shade: '#26060D' },
    { lit: '#6E2C26', shade: '#431519' },
    { lit: '#C9836A', shade: '#86433F' },
  ],
  night: [
    { lit: '#47121E', shade: '#27060E' },
    { lit: '#54423C', shade: '#31272A' },
    { lit: '#8FA0A0', shade: '#55696E' },
  ],
}
