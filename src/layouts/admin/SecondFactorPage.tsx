import { SecondFactorForm, secondFactorTexts } from "../SecondFactorForm";
import { GatePage } from "./GatePage";

/** For someone who has given the password, and has yet to enter the code. */
export function SecondFactorPage() {
  const { title, description } = secondFactorTexts;
  return (
    <GatePage title={title} lead={description}>
      <SecondFactorForm />
    </GatePage>
  );
}
