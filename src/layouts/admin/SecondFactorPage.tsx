import { SecondFactorForm, secondFactorTexts } from "../SecondFactorForm";
import { GatePage } from "./GatePage";

/** For a user who has entered the password, but not yet the code. */
export function SecondFactorPage() {
  const { title, description } = secondFactorTexts;
  return (
    <GatePage title={title} lead={description}>
      <SecondFactorForm />
    </GatePage>
  );
}
