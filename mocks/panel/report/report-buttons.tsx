import { createSnapshot } from '../../engine/data/snapshot'
import { copyText, saveJson } from './copy-and-save'
import type { TabProps } from '../controls'
import { formatReport, formatReportFile } from './report'

/** Buttons: the report as Markdown for an issue, and as a file with data and log that Import opens again. */
export const ReportButtons = ({ controls, showStatus }: TabProps) => (
  <>
    <button
      type="button"
      className="btn btn-sm btn-outline-dark"
      onClick={() => void copyText(formatReport(controls.describePage()), 'The report', showStatus)}
    >
      Copy report
    </button>
    <button
      type="button"
      className="btn btn-sm btn-outline-dark"
      onClick={() =>
        saveJson(formatReportFile(controls.describePage(), createSnapshot()), 'mock-report.json')
      }
    >
      Save report
    </button>
  </>
)
