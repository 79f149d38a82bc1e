import { useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";

/** Closes a dialog of a layout when Back leads to another page: it would stay, and cover that page. */
export function useCloseOnBack(close: () => void): void {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const before = useRef(pathname);
  useEffect(() => {
    const hasNavigated = before.current !== pathname;
    before.current = pathname;
    if (hasNavigated && navigation === NavigationType.Pop) close();
  }, [pathname, navigation, close]);
}
