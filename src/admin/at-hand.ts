// What only a hand can want: it comes with the first sign of one.
import '../styles/office-outlines.scss'

export { Tooltips } from '../ui/tooltip'
