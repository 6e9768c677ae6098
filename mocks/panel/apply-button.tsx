/** The button that submits a form of the panel; it stays in view while the form scrolls. */
export const ApplyButton = () => (
  <div className="position-sticky bottom-0">
    <button type="submit" className="btn btn-sm btn-dark">
      Apply and reload
    </button>
  </div>
)
