import { SassString, type CustomFunction } from 'sass'

type Shape = [tag: string, attributes: Record<string, string>]

/**
 * The Sass function `lucide-icon('pencil')`: an icon of lucide as a mask picture. Rows draw their icons with masks, because
 * an `<svg>` in each button takes longer to draw than the row (docs/decisions/0014). `'filled'` fills the shapes.
 */
export const lucideIcon: Record<string, CustomFunction<'async'>> = {
  'lucide-icon($name, $fill: "none")': async ([name, fill]) => {
    const file = `lucide-react/icons/${name!.assertString().text}`
    const { __iconData: icon } = (await import(file)) as { __iconData: { node: Shape[] } }
    const isFilled = fill!.assertString().text === 'filled'
    return new SassString(
      `url("data:image/svg+xml,${encodeURIComponent(svg(icon.node, isFilled))}")`,
      {
        quotes: false,
      },
    )
  },
}

function svg(shapes: Shape[], isFilled: boolean) {
  const drawn = shapes.map(([tag, attributes]) => {
    const written = Object.entries(attributes)
      // React's key of the shape.
      .filter(([name]) => name !== 'key')
      .map(([name, value]) => ` ${name}="${value}"`)
    return `<${tag}${written.join('')}/>`
  })
  const style = `fill="${isFilled ? '#000' : 'none'}" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" ${style}>${drawn.join('')}</svg>`
}
